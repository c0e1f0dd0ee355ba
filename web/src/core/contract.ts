/** The core's types under the core's names, for views that never touch a handle. */
export type {
  ContactPayload,
  CountryChoice,
  Dropdown,
  DropdownId,
  FieldError,
  FieldKey,
  Footer,
  FormSnapshot,
  Link,
  Menus,
  Navigation,
  Resolution,
  Route,
  SlideInEntry,
} from "core-wasm";
