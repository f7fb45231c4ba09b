import { definePage } from "./define-page.ts";
import { resourcesEnglish } from "./resources-english.ts";
import { resourcesFrench } from "./resources-french.ts";

export default definePage({ en: resourcesEnglish, fr: resourcesFrench });
