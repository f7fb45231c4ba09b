import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Instant } from "#domain/shared/moment.ts";
import { spacedTypedCode } from "#domain/shared/typed-code.ts";
import { deviceZone } from "../api/device-zone.ts";
import { useFormat } from "../shared/format.ts";
import { useLocalePath } from "../shared/locale.ts";
import { QrCode } from "../ui/qr-code.tsx";
import type { NewCode } from "./code-form.tsx";

/** Where this device's days begin and end. */

/** Until when a code is good, as its words want it. */
export const useCodeEnd = () => {
	const format = useFormat();
	return (expiresAt: Instant) => ({
		day: format.day(expiresAt, deviceZone()),
		time: format.time(expiresAt, deviceZone()),
	});
};

/** A code that was just made, to be read aloud or scanned. */
export function ToldCode({ code, expiresAt }: NewCode) {
	const { t } = useTranslation();
	const toLocalPath = useLocalePath();
	const endOf = useCodeEnd();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="grid max-w-xl gap-5 rounded-panel bg-band p-6 text-on-band sm:grid-cols-[1fr_auto] sm:items-center">
			<div className="grid gap-3">
				<h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
					{t("families.student.code.title")}
				</h3>
				<p className="font-display text-4xl font-semibold tracking-wide tabular-nums">
					{spacedTypedCode(code)}
				</p>
				<p className="text-on-band-soft">{t("families.student.code.text", endOf(expiresAt))}</p>
			</div>
			<QrCode
				text={`${window.location.origin}${toLocalPath("/dashboard?tab=parent")}#${code}`}
				label={t("families.student.code.qr")}
				className="size-36 justify-self-start rounded-control"
			/>
		</div>
	);
}
