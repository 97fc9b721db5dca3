import { Input, SegmentedControl, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../shared/contract/club';
import type { SettingsProps } from './SettingsPage';

/** The language of both screens and the club's name. */
export function ClubSettings({ settings, save }: SettingsProps) {
  const { t } = useTranslation();
  const [club, setClub] = useState(settings.club);
  useEffect(() => setClub(settings.club), [settings.club]);
  return (
    <>
      <Input.Wrapper label={t('desk.settings.language')} labelElement="div">
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={t('desk.settings.language')}
          value={settings.language}
          data={languages.map((language) => ({ value: language, label: t(`desk.language.${language}`) }))}
          onChange={(value) => {
            const language = languages.find((one) => one === value);
            if (language) save({ language });
          }}
        />
      </Input.Wrapper>
      <TextInput
        label={t('desk.settings.clubName')}
        placeholder={t('desk.settings.clubExample')}
        maxLength={60}
        value={club}
        onChange={(event) => setClub(event.currentTarget.value)}
        onBlur={() => {
          if (club.trim() !== settings.club) save({ club: club.trim() });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </>
  );
}
