/** The keys of the words that all free tools have. */
export const commonWordKeys = [
  // Above and below the tool
  'needs_script', 'loading', 'not_loaded',
  // Saved work
  'saved', 'not_saved_full', 'not_saved_blocked', 'saved_unreadable', 'download_unreadable', 'delete_unreadable',
  'delete_work', 'deleted', 'replaced', 'started_anew', 'undo', 'close',
  // Share by link
  'share', 'share_text', 'copy_link', 'link_copied', 'share_too_long',
  'shared_opened', 'keep_shared', 'leave_shared', 'shared_broken',
  // Downloads
  'preparing', 'download_failed', 'try_again', 'letters_missing',
  // What is not accepted
  'problem_required', 'problem_number', 'problem_too_large', 'problem_negative',
  'problem_too_many_decimals', 'problem_percent', 'problem_currency', 'problem_ambiguous', 'problem_date', 'problems_title',
] as const // prettier-ignore

export type CommonWordKey = (typeof commonWordKeys)[number]
