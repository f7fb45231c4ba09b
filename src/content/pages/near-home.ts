import { definePage } from "./define-page.ts";
import { nearHomeEnglish } from "./near-home-english.ts";
import { nearHomeFrench } from "./near-home-french.ts";

export default definePage({ en: nearHomeEnglish, fr: nearHomeFrench });
