import { sql } from 'drizzle-orm';
import type { Seeding } from '../writer/seeding.ts';

/** The drawings of a store's goods as pictures that it has sent, in folders by category. */
export const writeLibrary = ({ db }: Seeding) =>
  db.execute(sql`
    insert into store_picture (store_picture_id, mer_id, path, name, folder, bytes, created_at)
    select distinct on (p.mer_id, shown.path) substr(md5(p.mer_id || ' ' || shown.path), 1, 26), p.mer_id, shown.path,
      replace(regexp_replace(shown.path, '^.*/goods/', ''), '/', ' '), c.name, 0, p.created_at
    from product p join category c using (category_id)
      cross join lateral jsonb_array_elements_text(p.slider_image) shown(path)
    where shown.path like '%/goods/%'`);
