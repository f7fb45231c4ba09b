/** Runs in the head: applies the chosen theme before the first paint. */
export const themeScript =
	'try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';
