import { sql } from 'drizzle-orm';
import type { ApiServices } from '#lib/api/services.ts';
import type { Db } from '#lib/db/database.ts';
import { siteSetting } from '#lib/db/schema.ts';
import { seedParameters } from '#lib/seed/base/parameters.ts';
import { seedPlaces } from '#lib/seed/base/places.ts';
import { importGoods } from './catalogue/import-goods.ts';
import { writeLibrary } from './catalogue/write-library.ts';
import { writeChats } from './chats/write-chats.ts';
import { writeDelivery } from './delivery/write-delivery.ts';
import { settleDemo, writeCommissions, writeDeposits } from './fees/write-fees.ts';
import { writeDocuments } from './documents/write-documents.ts';
import { writeInquiries } from './inquiries/write-inquiries.ts';
import { writeInvoices } from './invoices/write-invoices.ts';
import { writeOffers } from './offers/write-offers.ts';
import { writeCompanyOrders } from './company/write-company-orders.ts';
import { writeCommunity, writeEntry } from './media/index.ts';
import { writeOwnCategories } from './own-categories/write-own-categories.ts';
import { writePriceLists } from './price-lists/write-price-lists.ts';
import { finishPoints, writePoints } from './points/index.ts';
import { writeSavedLists } from './saved-lists/index.ts';
import { writeCounts } from './search/write-counts.ts';
import { writeMisses } from './search/write-misses.ts';
import { writeArrivals, writeFeedback, writeVisits } from './visits/index.ts';
import type { Seeding } from './writer/seeding.ts';
import { writeActivities } from './writer/write-activities.ts';
import { writeAccounts } from './writer/write-accounts.ts';
import { writeCategories } from './writer/write-categories.ts';
import { writeContent } from './writer/write-content.ts';
import { writeCoupons } from './writer/write-coupons.ts';
import { writeMerchants } from './writer/write-merchants.ts';
import { writeOrders } from './writer/write-orders.ts';
import { writeRefunds } from './writer/write-refunds.ts';
import { writeSite } from './writer/write-site.ts';
import { writeTotals } from './writer/write-totals.ts';
import { countFromOne } from './writer/count-from-one.ts';
import { countTrue } from './writer/count-true.ts';

/** Of several processes that find a database empty, one writes. */
const SEED_LOCK = 727_273;

/**
 * Writes the whole demo mall into a database that is still empty, all or nothing: after a crash the next start begins
 * again and gives the same ids. `tell` is called for each step.
 */
export async function writeDemoMall(services: ApiServices, tell: (step: string) => void): Promise<void> {
  const seeding: Seeding = {
    services,
    db: services.database.db,
    now: services.clock.now(),
    async keep(path, svg) {
      await services.storage.put(path, new TextEncoder().encode(svg), 'image/svg+xml');
      return services.storage.urlOf(path);
    },
  };
  await services.database.tx(async () => {
    await seeding.db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await isWritten(seeding.db)) return;
    await countFromOne(seeding.db);
    tell('Writing the demo mall: stores, belts and markets');
    const categories = await writeCategories(seeding);
    await seedParameters(seeding);
    const beltIds = await seedPlaces(seeding);
    const stores = await writeMerchants(seeding, beltIds);
    tell('Drawing and importing the goods');
    const { products, skus } = await importGoods(seeding, stores);
    await writeLibrary(seeding);
    tell(`${products} goods with ${skus} SKUs; news, agreements and accounts`);
    await writeContent(seeding, categories);
    await writeAccounts(seeding);
    await writeCommissions(seeding, categories);
    await writeDeposits(seeding);
    await writeTotals(seeding);
    await writeCommunity(seeding);
    await writeEntry(seeding);
    await writePoints(seeding);
    tell(`${await writeOrders(seeding)} orders in the states of buying`);
    tell(
      `${await writeCompanyOrders(seeding)} orders of companies: on credit terms, by bank transfer, waiting for approval`,
    );
    tell(`${await writeRefunds(seeding)} refunds in their states`);
    tell(`${await writeDelivery(seeding)} orders that are fetched or brought by a rider`);
    tell(`${await writeInvoices(seeding)} invoices in their states`);
    tell(`${await writeInquiries(seeding)} inquiries with their quotations`);
    tell(`${await writeActivities(seeding)} flash sales and presales`);
    const offers = await writeOffers(seeding);
    tell(`${offers.sets} sets, and samples of ${offers.samples} goods`);
    tell(`${await writeCoupons(seeding, categories)} coupons of all kinds`);
    tell(`${await writeChats(seeding)} conversations of buyers with stores`);
    await finishPoints(seeding);
    await writeVisits(seeding);
    await writeArrivals(seeding);
    await writeFeedback(seeding);
    await writeSavedLists(seeding);
    tell(`${await writeOwnCategories(seeding)} categories that a store has made itself`);
    tell(`${await writePriceLists(seeding)} price lists of stores for a company`);
    tell(`${await writeDocuments(seeding)} data sheets of goods`);
    await writeMisses(seeding);
    await writeCounts(seeding);
    await countTrue(seeding);
    await settleDemo(seeding);
    // Written last: its rows are the sign that the mall is not empty.
    await writeSite(seeding);
  });
  await services.database.maintain();
}

/** Whether a mall is in the database; its settings are written last. */
export async function isWritten(db: Db): Promise<boolean> {
  const found = await db.select({ key: siteSetting.key }).from(siteSetting).limit(1);
  return found.length > 0;
}
