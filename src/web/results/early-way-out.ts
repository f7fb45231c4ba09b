/**
 * Runs while the page of the results is read, long before its modules: whoever has no results in this visit and came
 * by no shared link is on the way to the quiz at once. Where storage is closed, the screen decides later.
 */
export const earlyWayOut =
	'if(!location.hash)try{if(sessionStorage.getItem("quizResults")===null)location.replace(location.pathname.replace(/results\\/?$/,"quiz"))}catch{}';
