/** What the form of inquiries finds to begin with: goods that the mall does not have under these words. */
export interface InquiryDraftLine {
  name: string;
  num: number;
  unit: string;
}

const KEY = 'inquiryDraft';

export function keepInquiryDraft(lines: readonly InquiryDraftLine[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(lines));
  } catch {
    return; // the form opens empty then
  }
}

/** Takes the stored draft, once: the next time the form is opened it is empty. */
export function takeInquiryDraft(): InquiryDraftLine[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    window.sessionStorage.removeItem(KEY);
    return Array.isArray(kept) ? (kept as InquiryDraftLine[]) : [];
  } catch {
    return [];
  }
}
