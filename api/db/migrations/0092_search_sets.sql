-- Sets are found by their titles and what is said of them (0062).
create trigger sets_entry after insert or delete or update of title, description, archived_at on sets
  for each row execute function keep_entry('set', 'title', 'description',
    'образ образы комплект лук look looks outfit set');
update sets set title = title;
