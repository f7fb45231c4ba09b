import { defaultLocale, locales } from "#domain/shared/locale.ts";

const chosenTheme = `const t=localStorage.getItem("theme");if(t==="light"||t==="dark")r.dataset.theme=t`;

/** An address with a prefix names its language, also where no page exists (the fallback is English at first), and shared results follow their reader. */
const languageOffer = [
	`const l=navigator.languages.map(n=>n.slice(0,2).toLowerCase()).find(n=>${JSON.stringify(locales)}.includes(n))`,
	`const s=location.pathname==="/results"&&location.hash.length>1`,
	`if(l&&l!==r.lang&&r.lang==="${defaultLocale}"&&location.pathname.split("/")[1]!==l&&!s&&localStorage.getItem("language")===null)r.dataset.offer=l`,
].join(";");

/**
 * Runs in the head, before the first paint: marks that scripts run (section tabs), applies the chosen theme, and reserves the room of the language offer on the
 * first visit of a browser in another of our languages, so that nothing moves when its words have loaded.
 */
export const headScript = `try{const r=document.documentElement;r.dataset.scripts="";${chosenTheme};${languageOffer}}catch{}`;
