import { useEffect, useRef, useState } from "react";

/** A part of the page on the browser's own full screen. A browser that refuses stays as it is: nothing is lost. */
export function useFullScreen<Stage extends HTMLElement>() {
	const stage = useRef<Stage>(null);
	const [isFull, setFull] = useState(false);
	useEffect(() => {
		const follow = () => setFull(document.fullscreenElement !== null);
		document.addEventListener("fullscreenchange", follow);
		return () => document.removeEventListener("fullscreenchange", follow);
	}, []);
	const leave = () => {
		if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {});
	};
	return {
		stage,
		isFull,
		/** Some telephones have no full screen for pages. */
		isOffered: typeof document !== "undefined" && document.fullscreenEnabled === true,
		toggle: () => {
			if (isFull) leave();
			else void stage.current?.requestFullscreen().catch(() => {});
		},
		leave,
	};
}
