#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| core_wasm_fuzz::resolve::run(data));
