//! Names of routes, for metrics and the log.

use std::sync::Arc;

/// The name of a response's route, stored in its extensions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RouteName(pub Arc<str>);
