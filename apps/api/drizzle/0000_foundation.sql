-- What the tables rest on: extensions, the collation of names, the roles, and the functions that row-level security uses.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;
create extension if not exists btree_gin;
--> statement-breakpoint
-- Names from A to Z as Spanish speakers sort them (ñ after n), digits by value, whatever the locale of the database.
create collation feria_names (provider = icu, locale = 'es-u-kn-true');
--> statement-breakpoint
-- feria_app: every request; sees one shop at a time. feria_worker: opening shops, background work, backup; sees all.
-- Roles belong to the whole server, so that another database of ours may have made them already, or be making them now.
do $$
declare
  role text;
begin
  foreach role in array array['feria_app', 'feria_worker'] loop
    begin
      if not exists (select from pg_roles where rolname = role) then
        execute format('create role %I nologin nosuperuser nobypassrls', role);
      end if;
    exception when duplicate_object or unique_violation then
      null;
    end;
    begin
      execute format('grant %I to current_user', role);
    exception when insufficient_privilege then
      -- An administrator has made us a member already.
      if not pg_has_role(current_user, role, 'member') then raise; end if;
    end;
  end loop;
end
$$;
--> statement-breakpoint
grant usage on schema public to feria_app, feria_worker;
--> statement-breakpoint
-- The shop this transaction works for; null outside any shop, and null equals nothing.
create function feria_shop() returns integer language sql stable parallel safe
  return nullif(current_setting('app.shop', true), '')::integer;
--> statement-breakpoint
-- Words without accents, capitals or punctuation, one space between them: what search compares.
create function feria_plain(words text) returns text language sql immutable parallel safe strict
  return regexp_replace(lower(unaccent('unaccent', words)), '[[:space:][:punct:]]+', ' ', 'g');
--> statement-breakpoint
-- Words in one form for singular and plural, and for spellings that plurals change: endings of e and s go (flor, flores;
-- clase, clases), z and y become what they are before one (luz, luces; berry, berries), as do -ao (limão, limões) and -x
-- (bijou, bijoux). Rough, and the same for what is searched for and what is found; for the four languages of shops at once.
create function feria_stems(words text) returns text language sql immutable parallel safe strict
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(words,
    '([cdglmnz])oes(?= |$)', '\1ao', 'g'),
    '([ao]u)x(?= |$)', '\1', 'g'),
    '([^ ]{3})[es]{1,4}(?= |$)', '\1', 'g'),
    '([^ ]{2})z(?= |$)', '\1c', 'g'),
    '([^ ]{2})y(?= |$)', '\1i', 'g');
--> statement-breakpoint
create function feria_lexemes(words text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', feria_stems(feria_plain(coalesce(words, ''))));
--> statement-breakpoint
-- What is searched of a product itself: its name (A), brand, number and options (B), summary and description (C).
create function feria_about(name text, brand text, sku text, options jsonb, summary text, description text)
  returns tsvector language sql immutable parallel safe
  return setweight(feria_lexemes(name), 'A')
    || setweight(feria_lexemes(concat_ws(' ', brand, sku,
      (select string_agg(value #>> '{}', ' ') from jsonb_path_query(options, '$[*].values[*]') value))), 'B')
    || setweight(feria_lexemes(concat_ws(' ', summary, regexp_replace(left(description, 20000), '<[^<>]*>', ' ', 'g'))), 'C');
--> statement-breakpoint
-- Every word with two neighbouring letters exchanged.
create function feria_swaps(word text) returns text[] language sql immutable parallel safe strict
  return (
    select coalesce(array_agg(substr(word, 1, i - 1) || substr(word, i + 1, 1) || substr(word, i, 1) || substr(word, i + 2)), '{}')
    from generate_series(1, length(word) - 1) i
  );
--> statement-breakpoint
-- Search forgives one letter by deletion neighbourhoods: two words that differ by one wrong, missing, extra or exchanged
-- letter always share a spelling, whereas trigrams of a short word may all differ. Exact keys also are read faster.
create function feria_spellings(words text) returns text[] language sql immutable parallel safe strict
  return (
    select coalesce(array_agg(distinct case when i = 0 then word else left(word, i - 1) || substr(word, i + 1) end), '{}')
    from string_to_table(words, ' ') word, generate_series(0, length(word)) i
    where length(word) between 4 and 41
  );
--> statement-breakpoint
-- The words of a search, longest first: at most eight, each short enough to compare.
create function feria_words(search text) returns text[] language sql immutable parallel safe strict
  return (
    select coalesce(array_agg(word order by length(word) desc), '{}')
    from (select left(word, 40) as word from string_to_table(feria_plain(left(search, 200)), ' ') word where word <> '' limit 8) words
  );
--> statement-breakpoint
-- Whether a word of a name is this one with one wrong, missing, extra or exchanged letter. To compare letter by letter is
-- dear, hence the cost: whatever else can leave a product out comes before.
create function feria_near(plain_name text, word text, swaps text[]) returns boolean
  language sql immutable parallel safe cost 5000
  return length(word) >= 5 and exists (
    select from string_to_table(plain_name, ' ') part
    where length(part) between length(word) - 1 and length(word) + 1
      and (levenshtein_less_equal(part, word, 1) <= 1 or part = any (swaps))
  );
--> statement-breakpoint
-- A word as a question to `about`, among the weights: itself in any number, or what starts with it.
create function feria_question(word text, weights text) returns tsquery language sql immutable parallel safe strict
  return format(case when length(word) < 3 then '%1$L:%3$s' else '%1$L:%3$s | %2$L:*%3$s' end, feria_stems(word), word, weights)::tsquery;
