//! Writes the drawings of the columns. Run in the repository's root.

fn main() -> std::io::Result<()> {
    reconcile::poster::drawings().into_iter().try_for_each(|(path, svg)| std::fs::write(path, svg))
}
