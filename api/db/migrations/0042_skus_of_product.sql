-- All SKUs of a product, the archived ones too: saving a product looks for those that come back.
create index skus_product on skus (product_id);
