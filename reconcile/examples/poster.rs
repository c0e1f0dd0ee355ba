//! Prints the still field as SVG.

#![allow(clippy::print_stdout, reason = "the drawing is the output")]

fn main() {
    print!("{}", reconcile::poster::svg());
}
