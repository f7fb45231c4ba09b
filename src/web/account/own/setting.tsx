import { type ReactNode, useEffect, useId, useRef } from "react";

interface SettingProps {
	readonly title: string;
	/** What this part is about, under its title. */
	readonly text?: string;
	/** What a link names after `#` to lead here. */
	readonly anchor?: string;
	readonly children: ReactNode;
}

/** One part of the account: its name to the left, what can be done to the right. */
export function Setting({ title, text, anchor, children }: SettingProps) {
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		// A link to this part was followed when it was not there yet.
		if (anchor === undefined || window.location.hash !== `#${anchor}`) return;
		heading.current?.scrollIntoView();
		heading.current?.focus({ preventScroll: true });
	}, [anchor]);
	return (
		<section
			id={anchor}
			aria-labelledby={id}
			className="grid gap-x-14 gap-y-5 border-t border-hairline py-10 md:grid-cols-[4fr_8fr]"
		>
			<div className="grid content-start gap-2">
				<h2
					ref={heading}
					id={id}
					tabIndex={anchor === undefined ? undefined : -1}
					className="text-xl outline-none"
				>
					{title}
				</h2>
				{text ? <p className="max-w-[38ch] text-soft">{text}</p> : null}
			</div>
			<div className="grid max-w-xl content-start gap-5">{children}</div>
		</section>
	);
}
