-- Given up here while its bank said nothing: the bank is asked on, until it has said how the payment
-- ended, so that money which came all the same goes back without a webhook.
alter table payments add given_up boolean not null default false;

drop index payments_to_ask;
create index payments_to_ask on payments (ask_at)
  where state in ('created', 'pending', 'authorized') or given_up;
