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
-- Puts a table of shops under row-level security: requests see their own shop, the worker sees every shop, others nothing.
create function feria_protect(part regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', part);
  execute format('alter table %s force row level security', part);
  execute format('create policy own_shop on %s to feria_app using (shop_id = (select feria_shop())) with check (shop_id = (select feria_shop()))', part);
  execute format('create policy every_shop on %s to feria_worker using (true) with check (true)', part);
  execute format('grant select, insert, update, delete on %s to feria_app, feria_worker', part);
end
$$;
