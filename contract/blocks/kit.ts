import { z } from "zod";
import { ProductCard } from "../goods/product-card.ts";

/** A named choice of products, as a section shows it. */
export const Kit = z.object({ slug: z.string(), products: z.array(ProductCard) });
