import { useTranslation } from "react-i18next";
import { spacedJoinCode } from "#domain/classes/join-code.ts";
import { localizedPath } from "#domain/shared/locale.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { QrCode } from "../../ui/qr-code.tsx";

interface SecondDeviceProps {
	readonly code: string;
}

/** The code by which another device of the pupil takes over the membership. */
export function SecondDevice({ code }: SecondDeviceProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<section aria-labelledby="second-device" className="grid gap-4 border-l-4 border-ink pl-4">
			<h3 id="second-device" className="display-3">
				{t("join.other.title")}
			</h3>
			<p>{t("join.other.how")}</p>
			<div className="flex flex-wrap items-center gap-6">
				<QrCode
					text={`${window.location.origin}${localizedPath(locale, "/join")}#${code}`}
					label={t("join.other.qr")}
					className="w-36 rounded-panel"
				/>
				<p translate="no" className="whitespace-nowrap font-display text-4xl font-semibold leading-none">
					{spacedJoinCode(code)}
				</p>
			</div>
		</section>
	);
}
