/** What the page of inquiries finds in its form: goods that the mall does not have under these words. */
export interface InquiryDraftLine {
  name: string;
  spec: string;
  num: number;
}

const KEY = 'inquiryDraft';

export function keepInquiryDraft(lines: readonly InquiryDraftLine[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(lines));
  } catch {
    return; // the form opens empty then
  }
}
