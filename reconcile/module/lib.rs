//! Links reconcile, whose bindings are the module's exports.

extern crate reconcile as _;
