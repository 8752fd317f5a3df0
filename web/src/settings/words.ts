import type { Leave } from "./notice";
import type { Theme } from "./settings.svelte";

/** The page of the settings. */
export interface SettingsWords {
  title: string;
  hint: string;
  language: string;
  theme: string;
  themes: Record<Theme, string>;
  play: string;
  confirm: string;
  confirmHint: string;
  chances: string;
  chancesHint: string;
  notices: string;
  notify: string;
  notifyHint: string;
  /** Why it cannot be set, where it cannot. */
  leave: Record<Leave, string>;
  tryIt: string;
  noticeTitle: string;
  noticeBody: string;
  shown: string;
  notShown: string;
  elsewhere: string;
  memory: string;
  memoryHint: string;
  remembers: string;
  nothing: string;
  settings: string;
  salts: (count: number) => string;
  others: (count: number) => string;
  forget: string;
  forgetWarning: string;
  forgetAll: string;
  keep: string;
}
