import { type ReactNode, useId } from "react";

interface SettingProps {
	readonly title: string;
	/** What this part is about, under its title. */
	readonly text?: string;
	readonly children: ReactNode;
}

/** One part of the account: its name to the left, what can be done to the right. */
export function Setting({ title, text, children }: SettingProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className="grid gap-x-14 gap-y-5 border-t border-hairline py-10 md:grid-cols-[4fr_8fr]"
		>
			<div className="grid content-start gap-2">
				<h2 id={id} className="text-xl">
					{title}
				</h2>
				{text ? <p className="max-w-[38ch] text-soft">{text}</p> : null}
			</div>
			<div className="grid max-w-xl content-start gap-5">{children}</div>
		</section>
	);
}
