import {
  type AttributeValue,
  findAttributeOption,
  findHandbook,
  saveAttribute,
  saveAttributeOption,
  saveBrand,
  saveColor,
  saveLabel,
} from "#api/catalog/public.ts";
import type { Db } from "#api/context.ts";
import type { Said } from "#contract/locale.ts";
import type { NeutralAttribute, NeutralBrand, NeutralColor, NeutralLabel } from "../neutral.ts";
import { slugOrHash } from "../values/slug.ts";
import { FoundIds } from "./found-ids.ts";

const unknownColor = "#b0b0b0";

/**
 * Brands, colors, labels and attributes of the shop for those of the file. What the shop has under
 * the same slug is taken as it is and never rewritten; each is looked for once in a run.
 */
export class Handbooks {
  readonly #db: Db;
  readonly #ids = new FoundIds();
  readonly #brands = new Map<string, number>();

  constructor(db: Db) {
    this.#db = db;
  }

  async saveBrand({ id, title }: NeutralBrand): Promise<void> {
    const slug = slugOf(title);
    const add = () => saveBrand(this.#db, { slug, title });
    this.#brands.set(id, await this.#once("brands", slug, add));
  }

  /** The brand that was saved under the file's own id. */
  brandId(externalId: string): number | undefined {
    return this.#brands.get(externalId);
  }

  color({ slug, title, code }: NeutralColor): Promise<number> {
    const color = { slug, title, code: code ?? unknownColor };
    return this.#once("colors", slug, () => saveColor(this.#db, color));
  }

  label({ slug, title }: NeutralLabel): Promise<number> {
    const label = { slug, title, title_plural: title };
    return this.#once("labels", slug, () => saveLabel(this.#db, label));
  }

  async attribute({ slug, title, value }: NeutralAttribute): Promise<AttributeValue[]> {
    if ("boolean" in value) {
      return [
        { attributeId: await this.#attribute(slug, title, "boolean"), boolean: value.boolean },
      ];
    }
    if ("text" in value) {
      return [{ attributeId: await this.#attribute(slug, title, "text"), text: value.text }];
    }
    const attributeId = await this.#attribute(slug, title, "option");
    const options = value.options.map(async (option) => ({
      attributeId,
      optionId: await this.#option(attributeId, option),
    }));
    return Promise.all(options);
  }

  /** An attribute of another kind under the same slug stays; ours stands beside it. */
  #attribute(slug: string, title: Said, kind: "option" | "text" | "boolean"): Promise<number> {
    return this.#ids.of(`attribute ${kind} ${slug}`, async () => {
      const standing = await findHandbook(this.#db, "attributes", slug);
      if (standing?.kind === kind) return standing.id;
      const own = standing ? `${slug.slice(0, 70)}-${kind}` : slug;
      const beside = standing && (await findHandbook(this.#db, "attributes", own));
      if (beside?.kind === kind) return beside.id;
      const is_filter = kind === "option" && slug !== "tags";
      return saveAttribute(this.#db, {
        slug: own,
        title,
        kind,
        is_filter,
        is_shown: slug !== "tags",
      });
    });
  }

  #option(attributeId: number, title: Said): Promise<number> {
    const slug = slugOf(title);
    return this.#ids.of(`option ${attributeId} ${slug}`, async () => {
      const standing = await findAttributeOption(this.#db, attributeId, slug);
      return standing ?? saveAttributeOption(this.#db, attributeId, { slug, title });
    });
  }

  #once(
    table: "brands" | "colors" | "labels",
    slug: string,
    add: () => Promise<number>,
  ): Promise<number> {
    return this.#ids.of(`${table} ${slug}`, async () => {
      const standing = await findHandbook(this.#db, table, slug);
      return standing?.id ?? add();
    });
  }
}

/** A slug of what is said; a hash where no Latin letter or digit is left of it. */
function slugOf(title: Said): string {
  return slugOrHash(title.en ?? title.ru ?? "");
}
