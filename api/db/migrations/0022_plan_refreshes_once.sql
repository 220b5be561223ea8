-- Planning these statements anew costs five times their work: a connection plans them once. Their
-- best plan is the same whatever is asked for, look-ups by product.

alter function refresh_stock(bigint[]) set plan_cache_mode = force_generic_plan;
alter function refresh_cards(bigint[], bigint[]) set plan_cache_mode = force_generic_plan;
alter function refresh_listings(bigint[]) set plan_cache_mode = force_generic_plan;
