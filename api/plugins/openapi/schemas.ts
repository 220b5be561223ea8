import { z } from "zod";
import { Block } from "#contract/blocks/index.ts";
import { ErrorBody } from "#contract/errors.ts";
import { Category, Crumb, Product, ShopStock, Size } from "#contract/goods/catalog.ts";
import { Filter, FilterSwitch, PriceFilter } from "#contract/goods/listing.ts";
import {
  ColorReference,
  ProductCard,
  ProductColor,
  ProductLabel,
} from "#contract/goods/product-card.ts";
import { ProductSet, SetCard } from "#contract/goods/sets.ts";
import { Cart, CartItem } from "#contract/ordering/cart.ts";
import {
  DeliveryOption,
  Locality,
  PaymentOption,
  PickupShop,
} from "#contract/ordering/delivery.ts";
import { OrderRequest } from "#contract/ordering/order-request.ts";
import { Order, OrderItem, PriceLine, Receipt } from "#contract/ordering/orders.ts";
import { Picture, Video } from "#contract/pictures/media.ts";
import { Menu, MenuItem, QuickAlert, Settings } from "#contract/settings.ts";

export type JsonSchema = Record<string, unknown>;

/** Shapes that stand under a name of their own; every other one stands where it is used. */
const named: Record<string, z.ZodType> = {
  ...{ Block, Cart, CartItem, Category, ColorReference, Crumb, DeliveryOption, Error: ErrorBody },
  ...{ Filter, FilterSwitch, Locality, Menu, MenuItem, Order, OrderItem, OrderRequest },
  ...{ PaymentOption, PickupShop, Picture, PriceFilter, PriceLine, Product, ProductCard },
  ...{ ProductColor, ProductLabel, ProductSet, QuickAlert, Receipt, SetCard, Settings },
  ...{ ShopStock, Size, Video },
};
for (const [id, schema] of Object.entries(named)) {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}

/** Turns schemas into JSON Schema and gathers the named ones that they speak of. */
export class SchemaBook {
  /** By name, as far as they were met. */
  readonly schemas: Record<string, JsonSchema> = {};

  /** `io`: as a caller sends it, or as it is answered. */
  write(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    const {
      $schema: _,
      $defs,
      ...own
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: "any",
      override: ({ jsonSchema }) => dropUnsaid(jsonSchema),
    });
    Object.assign(this.schemas, underComponents($defs ?? {}));
    return underComponents(own);
  }
}

/** Every integer has these bounds, which say nothing. */
function dropUnsaid(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** A reference into a schema's own definitions would lead nowhere inside of the document. */
function underComponents<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "$ref" ? value.replace("#/$defs/", "#/components/schemas/") : value,
  );
}
