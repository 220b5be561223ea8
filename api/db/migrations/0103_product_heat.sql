-- How much shoppers care for a product of late, for other parts of the shop to read.
create view product_heat as
select site_id, product_id, heat from recommendation_interest where heat is not null;
