import { useEffect, useRef, useState } from 'react';

interface Props {
  src: string;
  poster?: string | undefined;
  label: string;
  /** Words that stand in place of the picture when it cannot be played. */
  failed: string;
  /** Begins again at its end: recordings of rooms that are shown as live. */
  loop?: boolean;
  className?: string;
}

const OWN = '/media/';
const HLS = 'application/vnd.apple.mpegurl';

/** The browser's own player; for formats that it cannot play (HLS), a library is loaded at the first play. */
export function VideoPlayer({ src, poster, label, failed, loop = false, className = '' }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    setBroken(false);
    const play = (): void => void video.play().catch(() => undefined);
    if (!src.endsWith('.m3u8') || video.canPlayType(HLS)) {
      video.src = src;
      play();
      return () => video.removeAttribute('src');
    }
    let isGone = false;
    let stop = (): void => undefined;
    void import('hls.js/light').then(({ default: Hls }) => {
      if (isGone) return;
      if (!Hls.isSupported()) return setBroken(true);
      const reader = new Hls({ enableWorker: false });
      stop = () => reader.destroy();
      reader.on(Hls.Events.ERROR, (_, { fatal }) => fatal && setBroken(true));
      reader.on(Hls.Events.MANIFEST_PARSED, play);
      reader.loadSource(src);
      reader.attachMedia(video);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [src]);

  if (isBroken) {
    return (
      <p role="alert" className={`grid place-items-center bg-steel p-6 text-center text-white ${className}`}>
        {failed}
      </p>
    );
  }
  return (
    <video
      ref={ref}
      controls
      playsInline
      loop={loop}
      preload="metadata"
      poster={poster}
      aria-label={label}
      onError={() => setBroken(true)}
      className={`bg-steel-dark object-contain ${className}`}
    >
      {/* The mall's own films have no speech; whoever publishes one writes the words into the picture. */}
      <track kind="captions" src={src.startsWith(OWN) ? `${OWN}silent.vtt` : undefined} />
    </video>
  );
}
