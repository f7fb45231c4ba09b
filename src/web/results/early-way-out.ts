/**
 * Runs while the page of the results is read, long before its modules: in the demonstration whoever has no results in
 * this visit, came by no shared link and typed no code is on the way to the quiz at once. Live an account or the device
 * may have an attempt, and where storage is closed nobody knows: the screen decides later.
 */
export const earlyWayOut =
	'if(!location.hash&&!location.search&&document.documentElement.dataset.edition==="demo")try{if(sessionStorage.getItem("quizResults")===null)location.replace(location.pathname.replace(/results\\/?$/,"quiz"))}catch{}';
