-- Functions that run with another's rights find their tables by a path nobody else can put theirs on: temporary tables
-- come last, where they shadow nothing.
do $$
declare
  part regprocedure;
begin
  for part in
    select p.oid from pg_proc p
    where p.prosecdef and p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = pg_catalog, public, pg_temp', part);
  end loop;
end
$$;
--> statement-breakpoint
-- `/readyz` asks as requests do.
grant select on migrations to feria_app;
