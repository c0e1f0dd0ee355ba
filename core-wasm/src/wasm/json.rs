//! Serialises snapshots as JSON, which the browser parses in one call.
//!
//! A general serialiser asks JavaScript for every property and may fail at each; for two dozen snapshots that is a third of the
//! module. Ours are plain structs of texts, whole numbers, flags and lists: none of it can fail, so nothing needs to be checked.

use crate::text::push_whole;
use serde::ser::{self, Serialize};
use std::fmt;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// A number as JavaScript writes it.
    #[wasm_bindgen(js_name = String)]
    fn written(number: f64) -> String;

    /// Throws only for what is no JSON.
    #[wasm_bindgen(js_namespace = JSON)]
    fn parse(json: &str) -> JsValue;
}

/// A value as the JavaScript object that React reads.
pub(super) fn to_js(value: &impl Serialize) -> JsValue {
    let mut json = Json::new();
    let answer = value.serialize(&mut json);
    json.finish(answer.is_ok())
}

/// A value of a kind that no snapshot has.
#[derive(Debug)]
struct NotPlain;

impl fmt::Display for NotPlain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a snapshot")
    }
}

impl std::error::Error for NotPlain {}

impl ser::Error for NotPlain {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

type Answer = Result<(), NotPlain>;

struct Json(String);

impl Json {
    #[inline(never)]
    fn new() -> Self {
        Self(String::with_capacity(1024))
    }

    #[inline(never)]
    fn finish(self, plain: bool) -> JsValue {
        if plain { parse(&self.0) } else { JsValue::NULL }
    }

    #[inline(never)]
    fn text(&mut self, text: &str) {
        self.0.push('"');
        let mut rest = text;
        // What needs no escape, nearly always the whole text, is copied in one go.
        while let Some(at) = rest.bytes().position(|byte| byte < b' ' || byte == b'"' || byte == b'\\') {
            self.0.push_str(rest.get(..at).unwrap_or_default());
            match rest.as_bytes().get(at).copied().unwrap_or_default() {
                control @ 0..b' ' => {
                    self.0.push_str(if control < 16 { "\\u000" } else { "\\u001" });
                    self.0.push(char::from(HEX.get(usize::from(control % 16)).copied().unwrap_or_default()));
                }
                mark => {
                    self.0.push('\\');
                    self.0.push(char::from(mark));
                }
            }
            rest = rest.get(at + 1..).unwrap_or_default();
        }
        self.0.push_str(rest);
        self.0.push('"');
    }

    /// Not inlined: every property of every snapshot comes by here.
    #[inline(never)]
    fn key(&mut self, key: &str) {
        self.0.push('"');
        self.0.push_str(key);
        self.0.push_str("\":");
    }

    /// `value,`; the last comma makes way for the bracket.
    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Answer {
        value.serialize(&mut *self)?;
        self.0.push(',');
        Ok(())
    }

    fn close(&mut self, bracket: char) -> Answer {
        if self.0.ends_with(',') {
            self.0.pop();
        }
        self.0.push(bracket);
        Ok(())
    }
}

const HEX: [u8; 16] = *b"0123456789abcdef";

impl ser::Serializer for &mut Json {
    type Ok = ();
    type Error = NotPlain;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = ser::Impossible<(), NotPlain>;
    type SerializeTupleVariant = ser::Impossible<(), NotPlain>;
    type SerializeMap = ser::Impossible<(), NotPlain>;
    type SerializeStruct = Self;
    type SerializeStructVariant = ser::Impossible<(), NotPlain>;

    fn serialize_bool(self, value: bool) -> Answer {
        self.0.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Answer {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i16(self, value: i16) -> Answer {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i32(self, value: i32) -> Answer {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i64(self, value: i64) -> Answer {
        if value < 0 {
            self.0.push('-');
        }
        push_whole(&mut self.0, value.unsigned_abs());
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Answer {
        self.serialize_u64(u64::from(value))
    }

    fn serialize_u16(self, value: u16) -> Answer {
        self.serialize_u64(u64::from(value))
    }

    fn serialize_u32(self, value: u32) -> Answer {
        self.serialize_u64(u64::from(value))
    }

    fn serialize_u64(self, value: u64) -> Answer {
        push_whole(&mut self.0, value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Answer {
        self.serialize_f64(f64::from(value))
    }

    /// JavaScript writes it: Rust's own way weighs ten kilobytes. What JSON has no number for is null.
    fn serialize_f64(self, value: f64) -> Answer {
        if !value.is_finite() {
            return self.serialize_none();
        }
        self.0.push_str(&written(value));
        Ok(())
    }

    fn serialize_char(self, value: char) -> Answer {
        self.text(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Answer {
        self.text(value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Answer {
        Err(NotPlain)
    }

    fn serialize_none(self) -> Answer {
        self.0.push_str("null");
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Answer {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Answer {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Answer {
        self.serialize_none()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Answer {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Answer {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(self, _: &'static str, _: u32, _: &str, _: &T) -> Answer {
        Err(NotPlain)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, NotPlain> {
        self.0.push('[');
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, NotPlain> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, NotPlain> {
        Err(NotPlain)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, NotPlain> {
        Err(NotPlain)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, NotPlain> {
        Err(NotPlain)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, NotPlain> {
        self.0.push('{');
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, NotPlain> {
        Err(NotPlain)
    }
}

impl ser::SerializeSeq for &mut Json {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Answer {
        self.element(value)
    }

    fn end(self) -> Answer {
        self.close(']')
    }
}

impl ser::SerializeTuple for &mut Json {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Answer {
        self.element(value)
    }

    fn end(self) -> Answer {
        self.close(']')
    }
}

impl ser::SerializeStruct for &mut Json {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Answer {
        self.key(key);
        self.element(value)
    }

    fn end(self) -> Answer {
        self.close('}')
    }
}
