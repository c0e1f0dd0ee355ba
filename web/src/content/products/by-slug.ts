import type { ProductPage } from "../types/product-page";
import type { ProductSlug } from "../types/slugs";
import { cadeo } from "./cadeo";
import { corx } from "./corx";
import { govcubes } from "./govcubes";

/** Every product page, in the order of the menus. */
export const productsBySlug: Readonly<Record<ProductSlug, ProductPage>> = { corx, govcubes, cadeo };
