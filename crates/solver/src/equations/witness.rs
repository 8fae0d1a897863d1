//! From a value back to an expression that has it.

use std::sync::Arc;

use super::cubes::Cubes;
use super::forward::{Forward, Origin};
use super::meter::{Meter, Stop};
use super::plan::Plan;
use super::problem::{Expression, Function, Meant};
use super::value::{Numbers, Value};

/// A value of a sort, made of some cubes.
pub type Spot = (Cubes, u8, Value);

/// An instance, its numbers and what the question may still cost.
#[derive(Clone, Copy)]
pub struct Desk<'a> {
    /// The instance.
    pub plan: &'a Plan,
    /// The table of values.
    pub numbers: &'a Numbers,
    /// What has been spent.
    pub meter: &'a Meter,
}

impl Desk<'_> {
    /// An expression for a value that a forward set has.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn expression(
        &self,
        forward: &Forward,
        spot: Spot,
    ) -> Result<Option<Arc<Expression>>, Stop> {
        let mut found = None;
        self.each(forward, spot, &mut Vec::new(), &mut |expression| {
            found = Some(expression);
            true
        })?;
        Ok(found)
    }

    /// Every expression for a value that a forward set has, until `tell` has seen enough.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn each(
        &self,
        forward: &Forward,
        spot: Spot,
        around: &mut Vec<Spot>,
        tell: &mut dyn FnMut(Arc<Expression>) -> bool,
    ) -> Result<bool, Stop> {
        if around.contains(&spot) {
            return Ok(false); // signs in a row that lead back to where they began
        }
        let mut origins = Vec::new();
        let mut is_done = false;
        let mut trouble = None;
        let (cubes, sort, value) = spot;
        around.push(spot);
        forward.origins(*self, cubes, (sort, value), &mut |origin| {
            origins.push(origin);
            let origin = &origins[origins.len() - 1];
            match self.follow(forward, spot, origin, around, tell) {
                Ok(enough) => is_done = enough,
                Err(stop) => trouble = Some(stop),
            }
            is_done || trouble.is_some()
        })?;
        around.pop();
        trouble.map_or(Ok(is_done), Err)
    }

    fn follow(
        &self,
        forward: &Forward,
        (_, _, value): Spot,
        origin: &Origin,
        around: &mut Vec<Spot>,
        tell: &mut dyn FnMut(Arc<Expression>) -> bool,
    ) -> Result<bool, Stop> {
        match *origin {
            Origin::Leaf(place) => Ok(tell(Arc::new(Expression::Atom(
                self.plan.leaves[place].place,
            )))),
            Origin::Unary(place, inner, operand) => {
                let sign = &self.plan.unary[place];
                let meant = self.meant(sign.function, value);
                self.each(
                    forward,
                    (inner, sign.sorts[0], operand),
                    around,
                    &mut |one| tell(Arc::new(Expression::Apply(sign.place, vec![one], meant))),
                )
            }
            Origin::Binary(place, [(left, a), (right, b)]) => {
                let sign = &self.plan.binary[place];
                let meant = self.meant(sign.function, value);
                let mut trouble = None;
                let enough = self.each(
                    forward,
                    (left, sign.sorts[0], a),
                    &mut Vec::new(),
                    &mut |one| {
                        let spot = (right, sign.sorts[1], b);
                        let inner = self.each(forward, spot, &mut Vec::new(), &mut |other| {
                            let parts = vec![Arc::clone(&one), other];
                            tell(Arc::new(Expression::Apply(sign.place, parts, meant)))
                        });
                        match inner {
                            Ok(enough) => enough,
                            Err(stop) => {
                                trouble = Some(stop);
                                true
                            }
                        }
                    },
                )?;
                trouble.map_or(Ok(enough), Err)
            }
        }
    }

    /// Which of several values of an operation is meant.
    #[must_use]
    pub fn meant(&self, function: Function, value: Value) -> Option<Meant> {
        let has_several = matches!(
            function,
            Function::ComplexPower | Function::ComplexRoot | Function::ComplexSquareRoot
        );
        if !has_several {
            return None;
        }
        let (re, im) = self.numbers.as_complex(value)?;
        Some((re.fixed(), im.fixed()))
    }
}
