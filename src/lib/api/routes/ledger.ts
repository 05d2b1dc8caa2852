import { ledgerApi } from '../../contracts/ledger.ts';
import * as ledger from '../../domain/trade/ledger/index.ts';
import { askLedger } from '../../domain/trade/paper/index.ts';
import { serve } from '../mount.ts';

export const ledgerRoutes = serve(ledgerApi, {
  accounts: ledger.listLedgerAccounts,
  entries: ledger.listLedgerEntries,
  entry: ledger.readLedgerEntry,
  table: askLedger,
  check: ledger.readLedgerCheck,
});
