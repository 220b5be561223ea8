-- What is sold. A product is one model in one colour; a SKU is one size of it.

create table brands (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title jsonb not null,
  description jsonb not null default '{}'
);

create table colors (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title jsonb not null,
  code text not null check (code ~ '^#[0-9a-f]{6}$')
);

create table size_grids (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title jsonb not null
);

create table sizes (
  id bigint generated always as identity primary key,
  grid_id bigint not null references size_grids,
  slug text not null,
  -- As printed on the label ("S"), and the same in the other grid ("44").
  text text not null,
  value text not null default '',
  position integer not null default 0,
  unique (grid_id, slug)
);

create table labels (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title jsonb not null,
  title_plural jsonb not null default '{}',
  position integer not null default 0
);

create table collections (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  slug text not null,
  title jsonb not null,
  description jsonb not null default '{}',
  list_image_id text references pictures,
  image_mobile_id text references pictures,
  position integer not null default 0,
  publish_from timestamptz,
  publish_until timestamptz,
  unique (site_id, slug)
);

-- Tax by code with a day from which its rate holds.
create table taxes (
  code text not null,
  percent numeric(5, 2) not null,
  valid_from date not null,
  primary key (code, valid_from)
);
insert into taxes (code, percent, valid_from) values
  ('vat', 20, '2019-01-01'), ('vat', 22, '2026-01-01'),
  ('vat_children', 10, '2019-01-01'), ('none', 0, '2019-01-01');

-- The products of one model in several colours point at each other through it.
create table models (
  id bigint generated always as identity primary key,
  slug text unique
);

create table categories (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  parent_id bigint references categories,
  slug text not null,
  -- The chain of slugs from the root, kept by a trigger: "women/clothing/dresses".
  path text not null default '',
  depth smallint not null default 1 check (depth between 1 and 5),
  title jsonb not null,
  seo_title jsonb not null default '{}',
  description jsonb not null default '{}',
  seo_description jsonb not null default '{}',
  color text,
  show_in_menu boolean not null default true,
  show_in_catalog_menu boolean not null default true,
  is_special boolean not null default false,
  is_selected boolean not null default false,
  is_menu_image boolean not null default false,
  image_id text references pictures,
  ordering integer not null default 0,
  kit_id bigint,
  has_sets boolean not null default false,
  archived_at timestamptz
);
create unique index categories_slug on categories (site_id, coalesce(parent_id, 0), slug)
  where archived_at is null;
create unique index categories_path on categories (site_id, path) where archived_at is null;
create index categories_parent on categories (parent_id);

-- Chains that a category once had; they redirect to the one it has now.
create table category_old_paths (
  site_id integer not null references sites,
  path text not null,
  category_id bigint not null references categories,
  primary key (site_id, path)
);

create table products (
  id bigint generated always as identity primary key,
  model_id bigint references models,
  brand_id bigint references brands,
  color_id bigint references colors,
  size_grid_id bigint references size_grids,
  -- The canonical category: breadcrumbs and rel=canonical follow it.
  category_id bigint references categories,
  slug text not null,
  sku_full text not null,
  show_sku boolean not null default true,
  title jsonb not null,
  alt jsonb not null default '{}',
  description jsonb not null default '{}',
  seo_title jsonb not null default '{}',
  seo_description jsonb not null default '{}',
  country text,
  tax_code text not null default 'vat',
  is_preorder boolean not null default false,
  preorder_ships_on date,
  is_coming_soon boolean not null default false,
  hover_video jsonb,
  video jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz
);
create unique index products_slug on products (slug) where archived_at is null;
create index products_model on products (model_id);
create index products_category on products (category_id);
create index products_brand on products (brand_id);

create table product_old_slugs (
  slug text primary key,
  product_id bigint not null references products
);

-- What a product costs and whether it is shown, per site. Prices in kopecks.
create table product_sites (
  product_id bigint not null references products,
  site_id integer not null references sites,
  price bigint not null check (price > 0),
  old_price bigint check (old_price > 0),
  publish_from timestamptz,
  publish_until timestamptz,
  position integer not null default 0,
  primary key (site_id, product_id)
);

create table skus (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  size_id bigint not null references sizes,
  code text not null,
  -- In kopecks; null: the product's price.
  price bigint check (price > 0),
  gtin text,
  weight_g integer,
  length_mm integer,
  width_mm integer,
  height_mm integer,
  country text,
  no_return boolean not null default false,
  -- How many may be preordered in all.
  preorder_limit integer not null default 0 check (preorder_limit >= 0),
  preordered integer not null default 0,
  position integer not null default 0,
  archived_at timestamptz,
  constraint skus_preorder_within_limit check (preordered between 0 and preorder_limit)
);
create unique index skus_code on skus (code) where archived_at is null;
create unique index skus_size on skus (product_id, size_id) where archived_at is null;

-- Every price a product had. Rows are written by a trigger, whatever door the change came through.
create table price_history (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  site_id integer not null references sites,
  price bigint not null,
  old_price bigint,
  valid_from timestamptz not null default now(),
  valid_until timestamptz
);
create index price_history_product on price_history (product_id, site_id, valid_from desc);

-- Prices to come into force by themselves; a job applies what is due.
create table planned_prices (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  site_id integer not null references sites,
  price bigint not null check (price > 0),
  old_price bigint check (old_price > 0),
  starts_at timestamptz not null,
  applied_at timestamptz,
  unique (product_id, site_id, starts_at)
);

create table product_categories (
  category_id bigint not null references categories,
  product_id bigint not null references products,
  position integer not null default 0,
  primary key (category_id, product_id)
);
create index product_categories_product on product_categories (product_id);

create table product_labels (
  product_id bigint not null references products,
  label_id bigint not null references labels,
  primary key (product_id, label_id)
);

create table product_pictures (
  product_id bigint not null references products,
  picture_id text not null references pictures,
  position integer not null default 0,
  alt jsonb not null default '{}',
  primary key (product_id, picture_id)
);

create table product_collections (
  collection_id bigint not null references collections,
  product_id bigint not null references products,
  primary key (collection_id, product_id)
);

create table product_links (
  product_id bigint not null references products,
  linked_id bigint not null references products,
  kind text not null check (kind in ('look', 'similar', 'upsell')),
  position integer not null default 0,
  primary key (product_id, kind, linked_id)
);

create table attributes (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title jsonb not null,
  kind text not null check (kind in ('option', 'text', 'number', 'boolean')),
  is_filter boolean not null default false,
  is_upper_filter boolean not null default false,
  is_shown boolean not null default true,
  position integer not null default 0
);

create table attribute_options (
  id bigint generated always as identity primary key,
  attribute_id bigint not null references attributes,
  slug text not null,
  title jsonb not null,
  position integer not null default 0,
  unique (attribute_id, slug)
);

create table product_attributes (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  attribute_id bigint not null references attributes,
  option_id bigint references attribute_options,
  -- Sanitised HTML in both languages.
  text jsonb,
  number numeric,
  boolean boolean,
  check (num_nonnulls(option_id, text, number, boolean) = 1)
);
create unique index product_attributes_once
  on product_attributes (product_id, attribute_id, coalesce(option_id, 0));
create index product_attributes_option on product_attributes (option_id, product_id);

create table kits (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  slug text not null,
  title jsonb not null,
  description jsonb not null default '{}',
  archived_at timestamptz
);
create unique index kits_slug on kits (site_id, slug) where archived_at is null;
alter table categories add foreign key (kit_id) references kits;

create table kit_products (
  kit_id bigint not null references kits on delete cascade,
  product_id bigint not null references products,
  position integer not null default 0,
  primary key (kit_id, product_id)
);

-- Names that other systems gave to our rows: an import repeats without doubling anything.
create table external_ids (
  source text not null,
  entity text not null check (entity in ('product', 'sku', 'model', 'category', 'brand', 'customer', 'order')),
  external_id text not null,
  internal_id bigint not null,
  -- Hash of what was imported last, so that an unchanged row is passed over.
  fingerprint text,
  seen_at timestamptz not null default now(),
  primary key (source, entity, external_id)
);
create index external_ids_internal on external_ids (entity, internal_id);
