//! One JavaScript engine with the server bundle loaded.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Instant;

use rquickjs::{CatchResultExt, CaughtError, Context, Ctx, Function, Module, Runtime};

use super::error::RenderError;
use super::limits::Limits;

/// What the engine lacks and React's renderer expects.
const PRELUDE: &str = include_str!("prelude.js");
/// How the engine words running out of memory.
const OUT_OF_MEMORY: &str = "out of memory";

/// An engine. It stays on the thread that made it, and is thrown away after any failure.
pub(super) struct Engine {
    limits: Limits,
    deadline: Rc<Cell<Option<Instant>>>,
    // Dropped in this order: a context lives inside its runtime.
    context: Context,
    runtime: Runtime,
}

impl Engine {
    /// Starts an engine and loads the bundle.
    pub(super) fn start(bundle: &str, limits: Limits) -> Result<Self, RenderError> {
        let failed = |cause: rquickjs::Error| RenderError::Bundle(cause.to_string());
        let runtime = Runtime::new().map_err(failed)?;
        runtime.set_memory_limit(limits.memory);
        runtime.set_max_stack_size(limits.stack);
        let deadline = Rc::new(Cell::new(None::<Instant>));
        let watched = Rc::clone(&deadline);
        runtime.set_interrupt_handler(Some(Box::new(move || {
            watched.get().is_some_and(|deadline| Instant::now() >= deadline)
        })));
        let context = Context::full(&runtime).map_err(failed)?;
        let engine = Self { limits, deadline, context, runtime };
        engine.within_limits(|ctx| {
            ctx.globals().set("hostLog", Function::new(ctx.clone(), log)?)?;
            ctx.eval::<(), _>(PRELUDE)?;
            Module::evaluate(ctx.clone(), "entry-server.js", bundle)?.finish::<()>()?;
            ctx.globals().get::<_, Function>("renderPage").map(drop)
        })
        .map_err(|cause| match cause {
            RenderError::Threw(message) => RenderError::Bundle(message),
            limit => RenderError::Bundle(limit.to_string()),
        })?;
        Ok(engine)
    }

    /// Renders one page from its document, both as JSON.
    pub(super) fn render(&self, document: &str) -> Result<String, RenderError> {
        self.within_limits(|ctx| {
            let render: Function = ctx.globals().get("renderPage")?;
            let output: String = render.call((document,))?;
            // What the page left for later belongs to this page's time and memory.
            while ctx.execute_pending_job() {}
            Ok(output)
        })
    }

    fn within_limits<T>(&self, run: impl FnOnce(&Ctx<'_>) -> rquickjs::Result<T>) -> Result<T, RenderError> {
        let deadline = Instant::now() + self.limits.time;
        self.deadline.set(Some(deadline));
        let result = self.context.with(|ctx| run(&ctx).catch(&ctx).map_err(describe));
        self.deadline.set(None);
        result.map_err(|message| {
            if Instant::now() >= deadline {
                RenderError::TooSlow(self.limits.time)
            } else if message.contains(OUT_OF_MEMORY) || self.memory_is_used_up() {
                RenderError::TooMuchMemory(self.limits.memory)
            } else {
                RenderError::Threw(message)
            }
        })
    }

    /// An engine that is out of memory may not even have enough left to say so.
    fn memory_is_used_up(&self) -> bool {
        let used = usize::try_from(self.runtime.memory_usage().malloc_size).unwrap_or(0);
        used > self.limits.memory / 16 * 15
    }
}

fn describe(error: CaughtError<'_>) -> String {
    match error {
        CaughtError::Error(error) => error.to_string(),
        CaughtError::Exception(exception) => {
            let message = exception.message().unwrap_or_else(|| "an error without a message".to_owned());
            let stack = exception.stack().unwrap_or_default();
            format!("{message}\n{stack}").trim_end().to_owned()
        }
        CaughtError::Value(value) => {
            value.as_string().and_then(|text| text.to_string().ok()).unwrap_or_else(|| "a value that is no error".into())
        }
    }
}

#[allow(clippy::needless_pass_by_value, reason = "the engine hands over owned strings")]
fn log(level: String, message: String) {
    match level.as_str() {
        "error" => tracing::error!(target: "server::render::console", "{message}"),
        "warn" => tracing::warn!(target: "server::render::console", "{message}"),
        "info" => tracing::info!(target: "server::render::console", "{message}"),
        _ => tracing::debug!(target: "server::render::console", "{message}"),
    }
}
