/**
 * Runs in the head before the first paint, kept tiny: applies the chosen appearance, and remembers a
 * click on a control that came before the page was ready so that it can be played again.
 */
export const earlyScript = `(()=>{const d=document;try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")d.documentElement.dataset.theme=t}catch{}
d.addEventListener("click",e=>{const b=e.target.closest?.("button:not([type=submit]),summary");if(b&&!window.spectraReady)window.spectraEarlyClick=b},true)})()`;
