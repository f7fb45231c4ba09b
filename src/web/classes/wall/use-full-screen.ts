import { useEffect, useRef, useState } from "react";

/** Shows a part of the page full-screen. If the browser refuses, the page stays as it is. */
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
		/** Some phones have no full screen for pages. */
		isOffered: typeof document !== "undefined" && document.fullscreenEnabled === true,
		toggle: () => {
			if (isFull) leave();
			else void stage.current?.requestFullscreen().catch(() => {});
		},
		leave,
	};
}
