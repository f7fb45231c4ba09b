import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Instant } from "#domain/shared/instant.ts";
import { spacedTypedCode } from "#domain/shared/typed-code.ts";
import { deviceZone } from "../api/device-zone.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useLocalePath } from "../shared/i18n/locale.ts";
import { QrCode } from "../ui/qr-code.tsx";
import type { NewCode } from "./use-waiting-code.ts";

/** Formats the expiry of a code. */
export const useCodeEnd = () => {
	const format = useFormat();
	return (expiresAt: Instant) => ({
		day: format.dayInText(expiresAt, deviceZone()),
		time: format.time(expiresAt, deviceZone()),
	});
};

interface CodePanelProps extends NewCode {
	/** The role of its creator. */
	readonly side: "student" | "parent";
}

/** The page where the other person uses a code. */
const pages = { student: "/dashboard?tab=parent", parent: "/family" } as const;

/** A new code, to be read aloud or scanned. */
export function CodePanel({ code, expiresAt, side }: CodePanelProps) {
	const { t } = useTranslation();
	const toLocalPath = useLocalePath();
	const endOf = useCodeEnd();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="grid max-w-xl gap-5 rounded-panel bg-band p-6 text-on-band sm:grid-cols-[1fr_auto] sm:items-center">
			<div className="grid gap-3">
				<h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
					{t(`families.${side}.made.title`)}
				</h3>
				<p translate="no" className="font-display text-4xl font-semibold tracking-wide tabular-nums">
					{spacedTypedCode(code)}
				</p>
				<p className="text-on-band-soft">{t(`families.${side}.made.text`, endOf(expiresAt))}</p>
			</div>
			<QrCode
				text={`${window.location.origin}${toLocalPath(pages[side])}#${code}`}
				label={t(`families.${side}.made.qr`)}
				className="size-36 justify-self-start rounded-control"
			/>
		</div>
	);
}
