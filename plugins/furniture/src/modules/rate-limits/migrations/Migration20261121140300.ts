import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The columns, their names and their order are what rate-limiter-flexible reads and writes. */
export class Migration20261121140300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "furniture_rate_limit" ("key" varchar(255) not null, "points" integer not null default 0, "expire" bigint null, constraint "furniture_rate_limit_pkey" primary key ("key"));`,
    );
    this.addSql(
      `create index if not exists "IDX_furniture_rate_limit_expire" on "furniture_rate_limit" ("expire");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "furniture_rate_limit" cascade;`);
  }
}
