import type { DocumentInfo } from '../../../../contract/media/documents.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../lib/errors.ts';
import { presentDocument } from '../documents.presenter.ts';
import { findDocument } from '../documents.queries.ts';

/** A document as the list of readers will show it, whoever asks; the caller knows who may see it. */
export async function shownDocument({ db }: Pick<Deps, 'db'>, id: number): Promise<DocumentInfo> {
  const row = await findDocument(db, id);
  if (!row) throw notFound();
  return presentDocument(row);
}
