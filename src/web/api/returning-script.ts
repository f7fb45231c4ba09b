import { sessionHintKey, visitKeys } from "./storage-keys.ts";

const returns = `u&&(u.role!=="student"||u.hasResults)`;

/**
 * Runs in the head, before the first paint: marks someone whose start page is not the one for strangers, which the build draws. This
 * visit has results, or a session is hinted at (in the live edition alone) of an adult or of a student with results. Without the
 * page's scripts the page for strangers appears later.
 */
export const returningScript = [
	"try{const r=document.documentElement",
	`const u=r.dataset.edition==="live"&&JSON.parse(localStorage.getItem("${sessionHintKey}"))`,
	`if(sessionStorage.getItem("${visitKeys.results}")!==null||${returns}){r.dataset.returning="";setTimeout(()=>delete r.dataset.returning,8e3)}}catch{}`,
].join(";");
