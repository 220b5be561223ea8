-- Which visit filled a cart, noted only for a recommender outside: an order made of the cart is told
-- as that visit's.
create table recommendation_carts (
  cart_id uuid primary key,
  visit text not null,
  noted_at timestamptz not null default now()
);
create index recommendation_carts_noted on recommendation_carts (noted_at);
