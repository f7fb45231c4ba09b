/**
 * Runs in the head before the first paint, kept tiny: applies the chosen appearance, and remembers a
 * click on a control, or a form that was sent, that came before the page was ready so that it can be played again.
 */
export const earlyScript = `(()=>{const d=document,w=window;try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")d.documentElement.dataset.theme=t}catch{}
d.addEventListener("click",e=>{const b=e.target.closest?.("button:not([type=submit]),summary");if(b&&!w.spectraReady)w.spectraEarlyClick=b},true)
d.addEventListener("submit",e=>{if(!w.spectraReady){e.preventDefault();w.spectraEarlyClick=e.submitter??e.target.querySelector("button")}},true)})()`;
