-- Prices as rows of bits, one for each digit in the system of two (0050): which products cost from
-- here to there, and what the cheapest and the dearest of some cost, without a look at any of them.

create aggregate join_bits(bit varying) (sfunc = bitcat, stype = bit varying, initcond = '');

-- The digits of all prices of a site, the highest first, each over all segments to the last.
create function price_digits(site integer, last_segment integer)
returns table (digit integer, ones bit varying)
language sql stable as $$
  select digit, join_bits(coalesce(f.bits::bit varying, no_bits()) order by place)
  from generate_series(0, 36) digit
  cross join generate_series(0, last_segment) place
  left join facet_bits f
    on f.site_id = site and f.name = 'price' and f.value = digit::text and f.segment = place
  group by digit
  order by digit desc
$$;

-- Products from one price to another, kopecks, both ends included.
create function price_between(site integer, low bigint, high bigint, last_segment integer)
returns table (segment integer, bits bit(8192))
language plpgsql stable as $$
declare
  top constant bigint := (1::bigint << 37) - 1;
  digit integer;
  ones bit varying;
  -- What agrees with a bound in all digits so far, and what is already on its right side.
  at_low bit varying := repeat('1', 8192 * (last_segment + 1))::bit varying;
  at_high bit varying := at_low;
  above bit varying := ~at_low;
  below bit varying := ~at_low;
begin
  low := least(low, top);
  high := least(high, top);
  for digit, ones in select * from price_digits(site, last_segment) loop
    if low >> digit & 1 = 1 then
      at_low := at_low & ones;
    else
      above := above | (at_low & ones);
      at_low := at_low & ~ones;
    end if;
    if high >> digit & 1 = 1 then
      below := below | (at_high & ~ones);
      at_high := at_high & ones;
    else
      at_high := at_high & ~ones;
    end if;
  end loop;
  above := (above | at_low) & (below | at_high);
  return query
    select place, substring(above from place * 8192 + 1 for 8192)::bit(8192)
    from generate_series(0, last_segment) place;
end $$;

-- The lowest and the highest price of these products, kopecks; null when there is none.
create function price_bounds(site integer, products bit varying, last_segment integer)
returns bigint[]
language plpgsql stable as $$
declare
  digit integer;
  ones bit varying;
  cheapest bit varying := products;
  dearest bit varying := products;
  low bigint := 0;
  high bigint := 0;
begin
  if bit_count(products) = 0 then
    return null;
  end if;
  for digit, ones in select * from price_digits(site, last_segment) loop
    if bit_count(cheapest & ~ones) > 0 then
      cheapest := cheapest & ~ones;
    else
      low := low + (1::bigint << digit);
    end if;
    if bit_count(dearest & ones) > 0 then
      dearest := dearest & ones;
      high := high + (1::bigint << digit);
    end if;
  end loop;
  return array[low, high];
end $$;
