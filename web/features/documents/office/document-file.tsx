import { documentAddress, type OwnDocument } from '../../../../contract/media/documents.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { saveAs } from '../../../office/save-as.ts';
import { fetchSignedIn } from '../../../session/browser-session.ts';

type Props = { document: Pick<OwnDocument, 'id' | 'title' | 'type' | 'draft'>; children: string };

/** The way to the file. That of a draft is given only to those who say who they are, which a link does not. */
export function DocumentFile({ document, children }: Props) {
  const address = documentAddress(document.id);
  if (!document.draft) {
    return (
      <a href={address} download>
        {children}
      </a>
    );
  }
  async function download() {
    // The line may also break within the file.
    const file = await fetchSignedIn(address)
      .then((answer) => (answer.ok ? answer.blob() : null))
      .catch(() => null);
    if (!file) return showNotice({ bad: true, text: 'The file did not arrive. Please try again.' });
    saveAs(file, `${document.title}.${document.type}`);
  }
  return (
    <button type="button" className="document-draft-file" onClick={download}>
      {children}
    </button>
  );
}
