//! The bindings of machines.

/// Exports a machine under its name: every method calls that of the core's type, and snapshots become objects.
macro_rules! machine {
    ($(#[$($about:tt)*])* $name:ident($core:ty) { $($methods:tt)* }) => {
        $(#[$($about)*])*
        #[wasm_bindgen]
        pub struct $name($core);

        machine! { @methods $name $core {} $($methods)* }
    };

    (@methods $name:ident $core:ty { $($done:tt)* }) => {
        #[wasm_bindgen]
        impl $name { $($done)* }
    };

    (@methods $name:ident $core:ty { $($done:tt)* }
        $(#[$($about:tt)*])* fn new() -> Self; $($rest:tt)*) => {
        machine! { @methods $name $core { $($done)*
            $(#[$($about)*])*
            #[wasm_bindgen(constructor)]
            pub fn new() -> Self {
                Self(<$core>::default())
            }
        } $($rest)* }
    };

    (@methods $name:ident $core:ty { $($done:tt)* }
        $(#[$($about:tt)*])* fn new($($argument:ident: $type:ty),+) -> Self; $($rest:tt)*) => {
        machine! { @methods $name $core { $($done)*
            $(#[$($about)*])*
            #[wasm_bindgen(constructor)]
            pub fn new($($argument: $type),+) -> Self {
                Self(<$core>::new($($argument),+))
            }
        } $($rest)* }
    };

    (@methods $name:ident $core:ty { $($done:tt)* }
        $(#[$($about:tt)*])* fn $method:ident($($argument:ident: $type:ty),*) -> Self; $($rest:tt)*) => {
        machine! { @methods $name $core { $($done)*
            $(#[$($about)*])*
            pub fn $method($($argument: $type),*) -> Self {
                Self(<$core>::$method($($argument),*))
            }
        } $($rest)* }
    };

    (@methods $name:ident $core:ty { $($done:tt)* }
        $(#[$($about:tt)*])* fn snapshot(&self) -> Ts<$snapshot:ty>; $($rest:tt)*) => {
        machine! { @methods $name $core { $($done)*
            $(#[$($about)*])*
            pub fn snapshot(&self) -> Ts<$snapshot> {
                to_ts(&self.0.snapshot())
            }
        } $($rest)* }
    };

    (@methods $name:ident $core:ty { $($done:tt)* }
        $(#[$($about:tt)*])* fn $method:ident(&self $(, $argument:ident: $type:ty)*) -> $out:ty; $($rest:tt)*) => {
        machine! { @methods $name $core { $($done)*
            $(#[$($about)*])*
            pub fn $method(&self $(, $argument: $type)*) -> $out {
                self.0.$method($($argument),*)
            }
        } $($rest)* }
    };

    (@methods $name:ident $core:ty { $($done:tt)* }
        $(#[$($about:tt)*])* fn $method:ident(&mut self $(, $argument:ident: $type:ty)*) $(-> $out:ty)?; $($rest:tt)*) => {
        machine! { @methods $name $core { $($done)*
            $(#[$($about)*])*
            pub fn $method(&mut self $(, $argument: $type)*) $(-> $out)? {
                self.0.$method($($argument),*)
            }
        } $($rest)* }
    };
}

pub(super) use machine;
